import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { cities } from '~/upstream/locations.server'
import { statementCount } from '~/upstream/statements.server'
import sheet from './about.css?url'

const ABOUT_PATH = '/chvens-shesaxeb'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const [count, places, i18n] = await Promise.all([
    visitor.optional('count', visitor.cachedCall(statementCount(new URLSearchParams()))),
    visitor.optional('cities', visitor.cachedCall(cities)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'about')
  return {
    title: t('title'),
    description: t('lead'),
    canonical: toLocalizedPath(ABOUT_PATH, language),
    statements: count?.total,
    cities: places?.length,
  }
}

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const action = pageAction()

export default function About() {
  const { t } = useTranslation('about')
  const { language } = usePage()
  const { title, description, statements, cities: places } = useLoaderData<typeof loader>()
  const formatCount = (number: number) => formatNumber(number, language)
  return (
    <div className="wrap about">
      <h1>{title}</h1>
      <p className="lead">{description}</p>
      <div className="about-parts">
        {(['goal', 'able', 'team'] as const).map((part) => (
          <section key={part} className="prose">
            <h2>{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </section>
        ))}
        <section>
          <h2>{t('numbers.title')}</h2>
          <FactSheet
            facts={[
              ...(statements === undefined
                ? []
                : [{ name: t('numbers.statements'), value: formatCount(statements) }]),
              ...(places === undefined ? [] : [{ name: t('numbers.cities'), value: formatCount(places) }]),
              { name: t('numbers.languages'), value: formatCount(3) },
            ]}
          />
        </section>
      </div>
      <p className="row">
        <ButtonLink variant="main" href={toLocalizedPath('/contact', language)}>
          {t('write')}
        </ButtonLink>
        <ButtonLink href={toLocalizedPath('/blog', language)}>{t('read')}</ButtonLink>
      </p>
    </div>
  )
}
