import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LatestArticles } from '~/features/articles'
import { loadLatestArticles } from '~/features/articles/index.server'
import { CompanyShelf } from '~/features/companies'
import { loadTopCompanies } from '~/features/companies/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { createHiddenFilter, type HiddenFilter } from '~/features/favorites/index.server'
import { RecentSearches } from '~/features/recent-searches'
import { buildHomeSearchOptions } from '~/features/search/filters/filter-options'
import { HomeSearchForm } from '~/features/search/filters/home-search-form'
import { listRecentSearches } from '~/features/search/search-history.server'
import { type SearchFilters, searchShortcutUrl, toUpstreamParams } from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { SimplifiedSearchTile } from '~/features/simplified-search'
import { MAX_VIP_ROW } from '~/features/statements'
import { AuctionRow } from '~/features/statements/cards/auction-row'
import { StatementCard } from '~/features/statements/cards/statement-card'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Section } from '~/ui/section'
import { runningAuctions } from '~/upstream/auctions.server'
import { type StatementCard as CardFacts, statementCount, statementList } from '~/upstream/statements.server'
import streetImage from '../../../public/img/street.svg?url'
import styles from './home.css?url'
import { HomeServices } from './home-services'

/** Statements per shelf, in rows of four on a desktop. */
const SHELF_SIZE = 8

const SHORT_SHELF_SIZE = 4

const MAX_AUCTIONS = 4

/** Loads the home page without blocks that fail. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const hidden = createHiddenFilter({ request, context })
  const allParams = hidden.forCount(toUpstreamParams(createSearchFilters({})))
  const loadList = (listName: string, filters: SearchFilters, many: number) => {
    return visitor.optional(
      listName,
      visitor.call(statementList(hidden.forList(toUpstreamParams(filters, many)))),
    )
  }
  const [filterData, total, vip, threeD, newest, auctions, companies, articles, i18n] = await Promise.all([
    visitor.optional('filter data', loadFilterData(visitor, context.site)),
    visitor.optional('count', visitor.call(statementCount(allParams))),
    loadList('vip', createSearchFilters({ flags: ['is_vip'] }), MAX_VIP_ROW),
    loadList('3d', createSearchFilters({ flags: ['with_3d'] }), MAX_VIP_ROW + SHORT_SHELF_SIZE),
    visitor.optional('newest', visitor.call(statementList(hidden.forList(toNewestParams())))),
    visitor.optional('auctions', visitor.call(runningAuctions(toAuctionParams(hidden)))),
    loadTopCompanies(visitor),
    loadLatestArticles(visitor),
    getI18n(language),
  ])
  // Most visitors come back to the address without a language.
  const formerLanguage = language === 'ka' ? context.personalHeaders.formerLanguage : undefined
  context.caching.allow({ params: [] })
  const vips = vip?.cards ?? []
  const threeDCards = withoutShown(threeD, vips).slice(0, SHORT_SHELF_SIZE)
  const t = i18n.getFixedT(language, 'home')
  const dictionaries = filterData?.dictionaries
  const labelContext = filterData && {
    ...filterData,
    language,
    t: i18n.getFixedT(language, 'search-filters'),
  }
  return {
    otherLanguage: formerLanguage && {
      language: formerLanguage,
      href: toLocalizedPath('/', formerLanguage),
      label: i18n.getFixedT(formerLanguage, 'home')('read_in_this_language'),
    },
    offered: dictionaries && buildHomeSearchOptions(dictionaries),
    recent: labelContext ? listRecentSearches(context, labelContext) : [],
    total: total?.total,
    shelves: [
      { title: t('vip'), href: searchShortcutUrl({ flags: ['is_vip'] }, language), cards: vips },
      {
        title: t('three_d'),
        href: searchShortcutUrl({ flags: ['with_3d'] }, language),
        cards: threeDCards,
      },
      {
        title: t('newest'),
        href: searchShortcutUrl({ flags: ['newest'] }, language),
        cards: withoutShown(newest, threeDCards)
          .filter((card) => !card.vip)
          .slice(0, SHELF_SIZE),
      },
    ].filter(({ cards }) => cards.length > 0),
    auctions: auctions ?? [],
    companies,
    articles,
    meta: { title: t('title'), canonical: toLocalizedPath('/', language), description: t('description') },
  }
}

function withoutShown(list: { cards: CardFacts[] } | undefined, shown: CardFacts[]): CardFacts[] {
  const shownIds = new Set(shown.map(({ id }) => id))
  return (list?.cards ?? []).filter(({ id }) => !shownIds.has(id))
}

/**
 * Returns the query of the newest statements. VIP statements lead every order: our upstream omits them on
 * request, and they are removed from another's response.
 */
function toNewestParams(): URLSearchParams {
  const query = toUpstreamParams(
    createSearchFilters({ sort: 'created_at_desc', flags: ['newest'] }),
    SHELF_SIZE + SHORT_SHELF_SIZE,
  )
  query.set('without_vip', '1')
  return query
}

function toAuctionParams(hidden: HiddenFilter): URLSearchParams {
  return hidden.forCount(toUpstreamParams(createSearchFilters({}), MAX_AUCTIONS))
}

function createSearchFilters(part: Partial<SearchFilters>): SearchFilters {
  return { lists: {}, ranges: {}, flags: [], page: 1, ...part }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = createMeta<typeof loader>((page) => page.meta)

export const action = pageAction()

export default function HomePage() {
  const { t } = useTranslation('home')
  const { language } = usePage()
  const { otherLanguage, offered, recent, total, shelves, auctions, companies, articles } =
    useLoaderData<typeof loader>()
  return (
    <>
      {otherLanguage ? (
        <p className="wrap other-language">
          <a href={otherLanguage.href} lang={otherLanguage.language} hrefLang={otherLanguage.language}>
            {otherLanguage.label}
          </a>
        </p>
      ) : null}
      <section className="hero wrap">
        <div className="top">
          <div className="hero-text">
            <h1>{t('heading')}</h1>
            <p className="lead">
              {total === undefined
                ? t('lead_without_count')
                : t('lead', { count: total, shown: formatNumber(total, language) })}
            </p>
          </div>
          <div className="street">
            <img src={streetImage} width={1520} height={260} alt="" />
          </div>
        </div>
        {offered ? <HomeSearchForm offered={offered} /> : null}
        <RecentSearches searches={recent} />
      </section>
      {shelves.map((shelf) => (
        <Shelf key={shelf.title} {...shelf} all={t('all')} />
      ))}
      <div className="wrap">
        <AuctionRow auctions={auctions} />
      </div>
      <HomeServices />
      <SimplifiedSearchTile />
      <CompanyShelf kind="broker" companies={companies.brokers} />
      <CompanyShelf kind="developer" companies={companies.developers} />
      <LatestArticles articles={articles} />
    </>
  )
}

interface ShelfProps {
  title: string
  href: string
  all: string
  cards: CardFacts[]
}

function Shelf({ title, href, all, cards }: ShelfProps) {
  // Rows of four would leave one of nine alone.
  const isInThrees = cards.length % 3 === 0 && cards.length % 4 !== 0
  return (
    <Section title={title} more={{ href, label: all }} wrap>
      <div className={isInThrees ? 'shelf three' : 'shelf'}>
        {cards.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" brief isInShelf />
        ))}
      </div>
    </Section>
  )
}
