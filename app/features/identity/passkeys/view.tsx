import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { SignInMethods } from '~/upstream/identity.server'
import { CurrentPasswordField } from '../fields'
import { OwnAccountPage } from '../identity-page'
import { addPasskeyForm, removePasskeyForm } from './form'
import type { PasskeysData } from './passkeys.server'

export function PasskeysView({ data }: { data: PasskeysData }) {
  const { t } = useTranslation('identity')
  return (
    <OwnAccountPage title={data.title} lead={t('passkeys.lead')}>
      {data.passkeys.length > 0 ? <PasskeyList passkeys={data.passkeys} /> : <p>{t('passkeys.none')}</p>}
      <AddPasskeyForm />
    </OwnAccountPage>
  )
}

function PasskeyList({ passkeys }: { passkeys: SignInMethods['passkeys'] }) {
  const { t } = useTranslation(['identity', 'profile'])
  const { language, layout } = usePage()
  const { form } = useDefinedForm(removePasskeyForm)
  return (
    <PostForm form={form} action={layout.currentHref}>
      <ul className="rows">
        {passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <b>{device ?? t('profile:safety.unknown_device')}</b>
              <p className="hint">
                {t('passkeys.since', { day: formatDay(createdAt, language) })}
                {lastUsedAt
                  ? ` · ${t('profile:safety.last_used', { day: formatDay(lastUsedAt, language) })}`
                  : null}
              </p>
            </div>
            <Button
              size="small"
              name="passkey"
              value={id}
              aria-label={t('passkeys.remove_named', {
                device: device ?? t('profile:safety.unknown_device'),
              })}
            >
              {t('passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </PostForm>
  )
}

function AddPasskeyForm() {
  const { t } = useTranslation('identity')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(addPasskeyForm)
  return (
    <div
      data-enhance="passkey"
      data-url={toLocalizedPath('/data/passkey-options', language)}
      data-purpose="add"
      data-failed={t('passkeys.not_added')}
      data-added-before={t('passkeys.added_before')}
    >
      <p data-unsupported>{t('passkeys.unsupported')}</p>
      <PostForm form={form} action={layout.currentHref} className="panel stack" hidden>
        <input type="hidden" name="credential" />
        <CurrentPasswordField field={fields.password} />
        <Button variant="main" wide>
          {t('passkeys.add')}
        </Button>
        <p className="error" role="alert" hidden data-problem />
      </PostForm>
    </div>
  )
}
