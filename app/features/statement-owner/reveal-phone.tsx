import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { Button, type ButtonAppearance, ButtonLink } from '~/ui/button'
import { formatPhone, groupInThrees } from '~contract/values/phone'
import { type ContactLinks, toContactLinks } from './contact-links'
import { type PhoneSubject, phoneAnchor } from './phone-subject'
import { findRevealedPhone, type RevealedPhones } from './revealed-phones'

export interface RevealPhoneProps {
  subject: PhoneSubject
  maskedPhone: string
  revealed: RevealedPhones
  /** True for a second button on the page, without an anchor. */
  isRepeated?: boolean
  isPrimary?: boolean
}

export function RevealPhone({ subject, maskedPhone, revealed, isRepeated, isPrimary }: RevealPhoneProps) {
  const { t } = useTranslation('statement')
  const look = isPrimary ? ({ variant: 'main', wide: true } as const) : ({ size: 'small' } as const)
  const id = isRepeated ? undefined : phoneAnchor(subject)
  const number = findRevealedPhone(revealed, subject, maskedPhone)
  if (number !== undefined)
    return <ContactButtons id={id} look={look} number={number} links={toContactLinks(number)} />
  return (
    <ButtonForm id={id} className="reveal-phone" action="/do/phone" data-enhance="reveal-phone">
      <input type="hidden" name="phone_of" value={subject} />
      <Button {...look} icon="phone">
        {`${t('show_phone')} `}
        <small>{toOneLine(maskedPhone)}</small>
      </Button>
      <template>
        <ContactButtons look={look} number="" links={{ tel: '', whatsapp: '', viber: '' }} />
      </template>
    </ButtonForm>
  )
}

interface ContactButtonsProps {
  id?: string | undefined
  look: ButtonAppearance
  number: string
  links: ContactLinks
}

function ContactButtons({ id, look, number, links: { tel, whatsapp, viber } }: ContactButtonsProps) {
  const { t } = useTranslation(['statement', 'layout'])
  return (
    <div id={id} className="contact-buttons">
      <ButtonLink {...look} icon="phone" href={tel} data-contact="tel">
        <span className="visually-hidden">{`${t('call')} `}</span>
        <b data-number>{toOneLine(formatPhone(number))}</b>
      </ButtonLink>
      {whatsapp === undefined ? null : (
        <ButtonLink size="small" href={whatsapp} target="_blank" rel="noopener" data-contact="whatsapp">
          WhatsApp
          <span className="visually-hidden">{` (${t('layout:footer.external')})`}</span>
        </ButtonLink>
      )}
      {viber === undefined ? null : (
        <ButtonLink size="small" href={viber} data-contact="viber">
          Viber
        </ButtonLink>
      )}
    </div>
  )
}

function toOneLine(number: string): string {
  return groupInThrees(number.replace(/\s/g, ''), '\u00a0')
}
