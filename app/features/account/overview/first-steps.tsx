import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { isCompany } from '~contract/accounts'

/** Renders the first steps of a user without statements and favourites. Companies do not look for homes. */
export function FirstSteps({ accountType }: { accountType: string | undefined }) {
  const { t } = useTranslation('account')
  const { layout, language } = usePage()
  const steps = [
    isCompany(accountType)
      ? ({ name: 'profile', href: toLocalizedPath('/account/profile', language) } as const)
      : ({ name: 'search', href: toLocalizedPath('/s', language) } as const),
    { name: 'post', href: layout.addStatementHref } as const,
    ...(accountType === 'broker'
      ? [{ name: 'agents', href: toLocalizedPath('/account/agents', language) } as const]
      : []),
  ]
  return (
    <section>
      <h2>{t('getting_started.title')}</h2>
      <ol className="first-steps">
        {steps.map(({ name, href }) =>
          href ? (
            <li key={name}>
              <a href={href}>{t(`getting_started.${name}.link`)}</a> {t(`getting_started.${name}.rest`)}
            </li>
          ) : null,
        )}
      </ol>
    </section>
  )
}
