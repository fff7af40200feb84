import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { Fact } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import type { RevealedPersonalData } from '~/upstream/personal-data.server'
import { formatPhone, toPhoneHref } from '~contract/values/phone'
import { revealForm } from './form'

interface Personal extends RevealedPersonalData {
  isMasked: boolean
}

/** Personal data on the page; the answer to `revealForm` has it unmasked. */
export function usePersonalData(masked: Personal): Personal {
  const revealed = usePageData<RevealedPersonalData | undefined>(revealForm.id, undefined)
  return revealed ? { ...revealed, isMasked: false } : masked
}

/** Masked phone numbers and email addresses are not links. */
export function useContactFacts({ phone, email, isMasked }: Personal): Fact[] {
  const { t } = useTranslation('desk')
  const toLink = (href: string, text: string): ReactNode => (isMasked ? text : <a href={href}>{text}</a>)
  return [
    ...(phone
      ? [{ name: t('lead.phone'), value: toLink(toPhoneHref(phone), isMasked ? phone : formatPhone(phone)) }]
      : []),
    ...(email ? [{ name: t('lead.email'), value: toLink(`mailto:${email}`, email) }] : []),
  ]
}

/** Renders the button with a notice, before and after, that revealing is logged. */
export function RevealButton({ canReveal }: { canReveal: boolean }) {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  const { form } = useDefinedForm(revealForm)
  const isRevealed = usePageData<RevealedPersonalData | undefined>(revealForm.id, undefined) !== undefined
  if (isRevealed)
    return (
      <Flash tone="info" quiet>
        {t('reveal.recorded')}
      </Flash>
    )
  if (!canReveal) return null
  return (
    <PostForm form={form} className="row" action={layout.currentHref}>
      <Button icon="eye">{t('reveal.button')}</Button>
      <span className="mute sm">{t('reveal.hint')}</span>
    </PostForm>
  )
}
