import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { serviceDefinitions } from '~/features/services'
import { notFound } from '~/http/error-responses.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { throwNotFoundIfMissing } from '~/page/missing-data.server'
import { getTrustHref } from '~/page/trust-href'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { TextPage } from '~/ui/text-page'
import textSheet from '~/ui/text-page.css?url'
import { statementById } from '~/upstream/statement-details.server'
import { PUBLIC_STATUSES } from '~contract/statements'
import { formatDaysAgo } from '../format-facts'
import { parseStatementId, statementUrl } from '../urls'
import { type Evidence, type EvidenceName, listEvidence } from './list-evidence'
import { passportUrl } from './passport-url'

/** Loads the evidence; 404 for a statement that is not public or has none. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  const { language } = visitor
  const id = parseStatementId(args.params.id)
  if (id === undefined) throw notFound('errors.statement_not_found')
  const [statement, i18n] = await Promise.all([
    visitor.call(statementById(id)).catch(throwNotFoundIfMissing('errors.statement_not_found')),
    getI18n(language),
  ])
  const isPublic = statement.isOwn || PUBLIC_STATUSES.includes(statement.status)
  if (!statement.passport || !isPublic) throw notFound('errors.statement_not_found')
  const t = i18n.getFixedT(language, 'statement-passport')
  const statementHref = statementUrl(statement, language)
  const legalPath = serviceDefinitions.find(({ name }) => name === 'legal')?.landingPath
  const links: Partial<Record<EvidenceName, string | undefined>> = {
    price: statement.estimate && `${statementHref}#fair-price`,
    register: legalPath && toLocalizedPath(legalPath, language),
    owner: getTrustHref(args.context.site, language),
  }
  return {
    title: t('title', { id }),
    description: t('description', { title: statement.title }),
    canonical: passportUrl(id, language),
    noIndex: true,
    statementHref,
    evidence: listEvidence(statement),
    links,
  }
}

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: textSheet }]

export default function PassportPage() {
  const { t } = useTranslation('statement-passport')
  const formatFinding = useFormatFinding()
  const formatSince = useFormatSince()
  const { title, description, statementHref, evidence, links } = useLoaderData<typeof loader>()
  return (
    <TextPage title={title} lead={description}>
      <p>
        <a href={statementHref}>{t('back')}</a>
      </p>
      {evidence.map((each) => {
        const href = links[each.name]
        const since = formatSince(each)
        return (
          <section key={each.name} id={each.name} className="prose">
            <h2>{t(`names.${each.name}`)}</h2>
            <p>
              <b>{formatFinding(each)}</b>
            </p>
            {since ? <NotedText head={t('head.since')}>{since}</NotedText> : null}
            <NotedText head={t('head.how')}>{t(`how.${each.name}`)}</NotedText>
            <NotedText head={t('head.limits')}>{t(`limits.${each.name}`)}</NotedText>
            {href && isLinked(each.name) ? (
              <p>
                <a href={href}>{t(`links.${each.name}`)}</a>
              </p>
            ) : null}
          </section>
        )
      })}
    </TextPage>
  )
}

function NotedText({ head, children }: { head: string; children: string }) {
  return (
    <p>
      <small className="mute">{head}</small>
      <br />
      {children}
    </p>
  )
}

function isLinked(name: EvidenceName): name is 'price' | 'register' | 'owner' {
  return name === 'price' || name === 'register' || name === 'owner'
}

/** Formats evidence as a sentence. */
function useFormatFinding() {
  const { t } = useTranslation(['statement-passport', 'statement'])
  const { t: shared } = useTranslation('statement')
  return (evidence: Evidence): string => {
    if (evidence.found === 'unknown') return t(`found.${evidence.name}.unknown`)
    switch (evidence.name) {
      case 'availability':
        return t('found.availability.confirmed', { when: formatDaysAgo(evidence.at, shared) })
      case 'phone':
        return t(`found.phone.${evidence.found}`)
      case 'photos':
        return t(`found.photos.${evidence.found}`, { count: evidence.count, total: evidence.total })
      case 'price':
        return t(`found.price.${evidence.found}`)
      case 'register':
        return t('found.register.checked')
      case 'owner':
        return t(`found.owner.${evidence.found}`, { kind: shared(`owner_kinds.${evidence.kind}`) })
    }
  }
}

/** Formats the day of the evidence; undefined if nothing is known. Photos are compared at every request. */
function useFormatSince() {
  const { t } = useTranslation('statement-passport')
  const { language } = usePage()
  return (evidence: Evidence): string | undefined => {
    if (evidence.found === 'unknown') return undefined
    switch (evidence.name) {
      case 'availability':
      case 'price':
      case 'register':
        return formatDay(evidence.at, language)
      case 'photos':
        return formatDay(new Date(), language)
      case 'phone':
      case 'owner':
        return t('no_day')
    }
  }
}
