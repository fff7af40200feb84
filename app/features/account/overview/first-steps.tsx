import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'

/** Where somebody begins who has neither statements nor favourites. */
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
              <Trans t={t} i18nKey={`getting_started.${name}`} components={{ a: <StepLink href={href} /> }} />
            </li>
          ) : null,
        )}
      </ol>
    </section>
  )
}

/** The words of the link stand in the sentence. */
function StepLink({ href, children }: { href: string; children?: ReactNode }) {
  return <a href={href}>{children}</a>
}
