import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { PASSKEYS_PATH, PASSWORD_PATH } from './urls'

/** Renders the ways to sign in to the account, with links to change each. */
export function SignInMethodLinks({ passkeys }: { passkeys: number }) {
  const { t } = useTranslation(['identity', 'profile'])
  const { language } = usePage()
  return (
    <>
      <section className="stack">
        <h2>{t('profile:safety.password')}</h2>
        <p>{t('safety.password_text')}</p>
        <p>
          <ButtonLink href={toLocalizedPath(PASSWORD_PATH, language)}>
            {t('safety.change_password')}
          </ButtonLink>
        </p>
      </section>
      <section className="stack">
        <h2>{t('titles.passkeys')}</h2>
        <p>{passkeys > 0 ? t('safety.passkeys', { count: passkeys }) : t('safety.no_passkeys')}</p>
        <p>
          <ButtonLink href={toLocalizedPath(PASSKEYS_PATH, language)}>
            {t('safety.change_passkeys')}
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
