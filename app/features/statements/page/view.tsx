import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Interscroller } from '~/features/banners'
import { FavoriteButton } from '~/features/favorites'
import { formatNumber } from '~/i18n/format'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { FactSheet } from '~/ui/fact-sheet'
import { Flash } from '~/ui/flash'
import { PathIcon } from '~/ui/icon'
import { IconLink } from '~/ui/icon-button'
import { Section } from '~/ui/section'
import { UnbrokenText } from '~/ui/unbroken-text'
import { UnreachablePart } from '~/ui/unreachable-part'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { StatementCard as CardFacts } from '~/upstream/statements.server'
import { HIDDEN_AFTER_DAYS } from '~contract/freshness'
import { daysBetween } from '~contract/values/georgian-time'
import { StatementActions } from '../actions/statement-actions'
import { listBadges } from '../badges'
import { StatementCard } from '../cards/statement-card'
import { useFormatPrice } from '../cards/use-format-price'
import { formatArea, formatFloor, formatPlace, formatRelativeDay } from '../format-facts'
import { PassportLine } from '../passport/passport-line'
import { AuctionNotice } from './auction-notice'
import { listBreadcrumbs, similarSearchUrl } from './breadcrumbs'
import { CallBar } from './call-bar'
import { DescriptionSection } from './description-section'
import { listDetailFacts, listKeyFacts } from './detail-facts'
import { FairPrice } from './fair-price'
import { Gallery } from './gallery'
import type { StatementData } from './loader.server'
import { Location } from './location'
import { OwnerCard } from './owner-card'
import { ParameterSections } from './parameter-sections'
import { PhoneFolded } from './phone-folded'
import { PriceBox } from './price-box'
import { ProjectPart } from './project-part'
import { StatementPart } from './statement-part'
import { tourUrl } from './tour-url'

interface StatementViewProps {
  data: StatementData
  /** Actions of the owner. */
  ownerPanel?: ReactNode
  /** Services that a buyer may order before deciding. */
  services: ReactElement
  /** True for a statement that has no address yet: it cannot be shared, kept or reported. */
  isPreview?: boolean
}

export function StatementView({ data, ownerPanel, services, isPreview = false }: StatementViewProps) {
  const { t } = useTranslation(['statement-page', 'statement-actions', 'companies'])
  const { t: shared } = useTranslation('statement')
  const { t: ui } = useTranslation('ui')
  const { language, layout, origin } = usePage()
  const { statement, names } = data
  const factContext = { names, t, shared, language }
  const isInactive = statement.status !== 'active'
  const back = {
    label: t('back_to_results'),
    href: data.back ?? similarSearchUrl(data, language),
    back: true,
  }
  const { images, title, video, views: _views, auction: _auction, ...shown } = statement
  const gallery = { images, title, video, tour: findTourLink(statement, language) }
  return (
    <div className="wrap statement">
      <Breadcrumbs label={ui('breadcrumb')} crumbs={[back, ...listBreadcrumbs(data, language)]} />
      <StatusBar statement={statement} />
      {statement.auction && !isInactive ? <AuctionNotice auction={statement.auction} /> : null}
      {statement.isOwn ? ownerPanel : null}
      {isInactive ? <SimilarStatements cards={data.similar} /> : null}
      {isPreview ? null : (
        <div className="photo-actions">
          <IconLink href="#share" icon="share" label={t('statement-actions:share')} />
          <FavoriteButton statement={statement} />
        </div>
      )}
      <StatementPart name="gallery" facts={gallery}>
        <Gallery {...gallery} />
      </StatementPart>
      <div className="statement-columns">
        <div className="top">
          <StatementInfo statement={statement} hasNumber={!isPreview} />
          <h1>
            <UnbrokenText>{statement.title}</UnbrokenText>
          </h1>
          <p className="mute">{formatPlace(statement)}</p>
          {isPreview ? null : <PassportLine statement={statement} />}
          <ul className="keys" aria-label={t('facts')}>
            {listKeyFacts(statement, factContext).map(({ name, value, drawing }) => (
              <li key={name}>
                <PathIcon path={drawing} />
                <b>{value}</b> <span>{name}</span>
              </li>
            ))}
          </ul>
          {data.lacksNames ? <UnreachablePart retryHref={layout.currentHref} /> : null}
        </div>
        <PriceBox
          statement={statement}
          rate={data.rate}
          href={isPreview ? undefined : data.canonical}
          stay={data.stay}
        />
        <StatementPart
          name="statement body"
          facts={[shown, names, data.map, data.projectFlats, data.rate?.rate]}
        >
          <StatementBody data={data} />
        </StatementPart>
        <aside aria-label={t('companies:contacts')}>
          <div className="stack">
            <PinnedPrice data={data} />
            <ContactForms isDisabled={isPreview}>
              <OwnerCard data={data} />
            </ContactForms>
            {isPreview ? null : <StatementActions data={data} />}
          </div>
        </aside>
        {isPreview ? null : (
          <p className="on-paper">{`${origin}${toLocalizedPath(`/statements/${statement.id}`, language)}`}</p>
        )}
      </div>
      {isInactive || statement.isOwn ? null : (
        <StatementPart name="services" facts={[]}>
          {services}
        </StatementPart>
      )}
      {isInactive ? null : <SimilarStatements cards={data.similar} />}
      <Interscroller banner={data.interscroller} />
      <ContactForms isDisabled={isPreview}>
        <CallBar statement={statement} phones={data.phones} />
      </ContactForms>
    </div>
  )
}

/** Disables forms with or without script; links stay. */
function ContactForms({ isDisabled, children }: { isDisabled: boolean; children: ReactElement }) {
  return isDisabled ? <fieldset disabled>{children}</fieldset> : children
}

function StatementBody({ data }: { data: StatementData }) {
  const { t } = useTranslation('statement-page')
  const { t: shared } = useTranslation('statement')
  const { language } = usePage()
  const { statement, names } = data
  const factContext = { names, t, shared, language }
  const facts = listDetailFacts(statement, factContext)
  return (
    <div className="body">
      <FairPrice statement={statement} rate={data.rate?.rate} pricesHref={data.pricesHref} />
      <DescriptionSection comment={statement.comment} />
      <ProjectPart data={data} />
      <section className="details">
        <h2>{t('details')}</h2>
        <PhoneFolded rows={facts.length}>
          <FactSheet facts={facts} />
        </PhoneFolded>
      </section>
      <ParameterSections statement={statement} />
      <Location data={data} />
    </div>
  )
}

/** Returns our own tour, otherwise an external one. */
function findTourLink({ id, tour, tourRooms }: StatementDetails, language: Language) {
  const href = tourRooms > 0 ? tourUrl(id, language) : tour
  return href === undefined ? undefined : { href, rooms: tourRooms }
}

function StatementInfo({ statement, hasNumber }: { statement: StatementDetails; hasNumber: boolean }) {
  const { t } = useTranslation('statement-page')
  const { t: shared } = useTranslation('statement')
  const { language } = usePage()
  return (
    <p className="row sm dim meta">
      {listBadges(statement, shared).map(({ tone, word }) => (
        <Badge key={word} tone={tone}>
          {word}
        </Badge>
      ))}
      {hasNumber ? (
        <span
          className="number"
          data-enhance="copy-button"
          data-text={statement.id}
          data-hint={t('copy_number')}
          data-done={t('number_copied', { id: statement.id })}
          aria-live="polite"
        >
          {t('number', { id: statement.id })}
        </span>
      ) : null}{' '}
      <span>{t('updated', { day: formatRelativeDay(statement.updatedAt, shared, language) })}</span>{' '}
      {statement.views > 0 ? (
        <span>{t('views', { count: statement.views, shown: formatNumber(statement.views, language) })}</span>
      ) : null}
    </p>
  )
}

function SimilarStatements({ cards }: { cards: CardFacts[] }) {
  const { t } = useTranslation('statement-page')
  if (cards.length === 0) return null
  return (
    <Section title={t('similar')} className="similar">
      <div className="shelf">
        {cards.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" isInShelf />
        ))}
      </div>
    </Section>
  )
}

function StatusBar({ statement: { isOwn, status, confirmedAt } }: { statement: StatementDetails }) {
  const { t } = useTranslation('statement-page')
  const days = Math.max(HIDDEN_AFTER_DAYS, confirmedAt ? daysBetween(confirmedAt, new Date()) : 0)
  if (isOwn)
    return (
      <Flash tone={status === 'active' ? 'info' : 'warn'} quiet>
        {t(`owner_notice.${status}`, { days: HIDDEN_AFTER_DAYS })}
      </Flash>
    )
  if (status === 'active') return null
  return (
    <Flash tone="warn" quiet>
      {status === 'unconfirmed' ? (
        <>
          <b>{t('unconfirmed_title')}</b> {t('unconfirmed_text', { count: days })}
        </>
      ) : (
        <>
          <b>{t('expired_title')}</b> {t('expired_text')}
        </>
      )}
    </Flash>
  )
}

/** Repeats the price and two facts above the owner once the price has scrolled away on a wide window. */
function PinnedPrice({ data: { statement, names } }: { data: StatementData }) {
  const { t: shared } = useTranslation('statement')
  const { language } = usePage()
  const formatPrice = useFormatPrice()
  const rooms =
    names.room_types &&
    shared('rooms', { count: Number.parseInt(names.room_types, 10) || 2, rooms: names.room_types })
  return (
    <p className="pinned-price" aria-hidden="true">
      <b className="price">{formatPrice(statement)}</b>{' '}
      <span className="sm mute">
        {[formatArea(statement, shared, language), rooms ?? formatFloor(statement, shared)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}
