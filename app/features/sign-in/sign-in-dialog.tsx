import { useTranslation } from 'react-i18next'
import { toSignInHref } from '~/http/sign-in-href'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

interface SignInDialogProps {
  /** Current URL without `login`. */
  closeHref: string
  signInHref: string
  /** Purpose of the account, if the page knows it. */
  purpose?: string | undefined
  /** Text, if another page requires the account. */
  text?: string | undefined
}

export function SignInDialog({ closeHref, signInHref, purpose, text }: SignInDialogProps) {
  const { t } = useTranslation(['sign-in', 'ui', 'layout'])
  return (
    <Dialog id="login" size="small" title={t('title')} closeHref={closeHref} closeLabel={t('ui:close')}>
      <div className="stack">
        <p>{text ?? (purpose ? t('body_for', { purpose }) : t('body'))}</p>
        <ButtonLink variant="main" wide href={signInHref} rel="nofollow">
          {t('layout:sign_in')}
        </ButtonLink>
        <ButtonLink variant="plain" wide href={closeHref}>
          {t('later')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

/** Renders the dialog above this page; it shows the message that asks to sign in, and leads to its page. */
export function PageSignInDialog({ data: { closeHref } }: { data: { closeHref: string } }) {
  const { flash, layout, language } = usePage()
  if (!flash?.continueHref) return <SignInDialog closeHref={closeHref} signInHref={layout.signInHref} />
  return (
    <SignInDialog
      closeHref={closeHref}
      signInHref={toSignInHref(flash.continueHref, language)}
      text={flash.text}
    />
  )
}
