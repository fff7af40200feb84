import { useTranslation } from 'react-i18next'
import { type AnyField, InputField, PasswordField } from '~/forms/fields'
import { MIN_PASSWORD_LENGTH } from '~contract/identity'

export function EmailField({ field }: { field: AnyField }) {
  const { t } = useTranslation('identity')
  return (
    <InputField field={field} label={t('email')} type="email" inputMode="email" autoComplete="username" />
  )
}

export function CurrentPasswordField({ field }: { field: AnyField }) {
  const { t } = useTranslation('identity')
  return <PasswordField field={field} label={t('current_password')} autoComplete="current-password" />
}

/** @param isFirst true for a new account */
export function NewPasswordField({ field, isFirst = false }: { field: AnyField; isFirst?: boolean }) {
  const { t } = useTranslation('identity')
  return (
    <PasswordField
      field={field}
      label={t(isFirst ? 'password' : 'new_password')}
      hint={t('password_hint', { count: MIN_PASSWORD_LENGTH })}
      autoComplete="new-password"
    />
  )
}
