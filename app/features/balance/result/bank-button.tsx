import { useTranslation } from 'react-i18next'
import { ExternalForm } from '~/forms/external-form'
import { Button, ButtonLink } from '~/ui/button'
import type { PaymentResultData } from './loader.server'

interface BankButtonProps {
  data: Pick<PaymentResultData, 'providerHref' | 'providerFields'>
  isMain?: boolean
}

/** Renders a link or form that leads to the bank's page. */
export function BankButton({ data: { providerHref, providerFields }, isMain = false }: BankButtonProps) {
  const { t } = useTranslation('payments')
  const variant = isMain ? 'main' : 'default'
  if (!providerHref) return null
  if (!providerFields)
    return (
      <ButtonLink variant={variant} href={providerHref} rel="noreferrer">
        {t('result.go_to_bank')}
      </ButtonLink>
    )
  return (
    <ExternalForm action={providerHref} fields={providerFields}>
      <Button variant={variant}>{t('result.go_to_bank')}</Button>
    </ExternalForm>
  )
}
