import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { LatestArticles } from '~/features/articles'
import { CompanyShelf } from '~/features/companies'
import { pageAction } from '~/features/dialogs/index.server'
import { RecentSearches } from '~/features/recent-searches'
import { HomeSearchForm } from '~/features/search/filters/home-search-form'
import { SimplifiedSearchTile } from '~/features/simplified-search'
import { AuctionRow } from '~/features/statements/cards/auction-row'
import { StatementCard } from '~/features/statements/cards/statement-card'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Section } from '~/ui/section'
import type { StatementCard as CardFacts } from '~/upstream/statements.server'
import styles from './home.css?url'
import { HomeServices } from './home-services'
import { loadHome } from './loader.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadHome(args)

export const meta = createMeta<typeof loader>((page) => page.meta)

export const action = pageAction()

export default function HomePage() {
  const { t } = useTranslation('home')
  const { language } = usePage()
  const { offered, recent, total, deals, shelves, auctions, companies, articles } =
    useLoaderData<typeof loader>()
  return (
    <>
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
            <img src="/img/street.svg" width={1520} height={260} alt="" />
          </div>
        </div>
        {offered ? <HomeSearchForm offered={offered} /> : null}
        <RecentSearches searches={recent} />
        {deals.length > 0 ? (
          <nav className="chips recent" aria-label={t('deals')}>
            {deals.map(({ label, href, count }) => (
              <a key={href} className="chip" href={href}>
                {label} <small>{formatNumber(count, language)}</small>
              </a>
            ))}
          </nav>
        ) : null}
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
          <StatementCard key={card.id} statement={card} as="article" level="h3" brief />
        ))}
      </div>
    </Section>
  )
}
