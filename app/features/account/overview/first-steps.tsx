import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'

/** Renders the first steps of a user without statements and favourites. */
export function FirstSteps() {
  const { t } = useTranslation('account')
  const { layout, language } = usePage()
  const steps = [
    { name: 'search', href: toLocalizedPath('/s', language) },
    { name: 'post', href: layout.addStatementHref },
  ] as const
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
