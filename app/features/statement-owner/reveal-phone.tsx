import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { Button, ButtonLink } from '~/ui/button'
import { groupInThrees } from '~contract/values/phone'
import { type PhoneSubject, phoneAnchor } from './phone-subject'

interface RevealPhoneProps {
  subject: PhoneSubject
  maskedPhone: string
  revealed: { subject: PhoneSubject; number: string } | undefined
  isPrimary?: boolean
}

export function RevealPhone({
  subject: of,
  maskedPhone: masked,
  revealed: shown,
  isPrimary: main,
}: RevealPhoneProps) {
  const { t } = useTranslation('statement')
  const look = main ? ({ variant: 'main', wide: true } as const) : ({ size: 'small' } as const)
  if (shown?.subject === of)
    return (
      <ButtonLink
        {...look}
        id={phoneAnchor(of)}
        icon="phone"
        href={`tel:+995${shown.number.replace(/^\+?995|\D/g, '')}`}
      >
        {t('call', { number: formatPhone(shown.number) })}
      </ButtonLink>
    )
  return (
    <ButtonForm id={phoneAnchor(of)} action="/do/phone">
      <input type="hidden" name="phone_of" value={of} />
      <Button {...look} icon="phone">
        {t('show_phone')} <small>{formatPhone(masked)}</small>
      </Button>
    </ButtonForm>
  )
}

/** Georgian numbers are grouped in threes. */
function formatPhone(number: string): string {
  return groupInThrees(number.replace(/\s/g, ''), '\u00a0')
}
