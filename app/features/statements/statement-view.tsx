import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { FactSheet } from '../../ui/fact-sheet'
import { Flash } from '../../ui/flash'
import { Fold } from '../../ui/fold'
import { Icon } from '../../ui/icon'
import type {
  ParameterKind,
  Statement,
  StatementCard as StatementCardFacts,
} from '../../upstream/statements.server'
import { shortcut } from '../criteria'
import { HideAction } from '../favorites'
import { descriptionLines, foldLines } from './description'
import { detailFacts, keyFacts } from './detail-facts'
import { dayText, placeText } from './facts'
import { Gallery } from './gallery'
import type { StatementData } from './load.server'
import { OwnerCard } from './owner-card'
import { PriceBox } from './price-box'
import { ReportForm } from './report-form'
import { StatementCard } from './statement-card'

/** A statement as its own page: pictures, price, facts, what it has, words, place, owner. */
export function StatementView({ data }: { data: StatementData }) {
  const { t } = useTranslation('statement')
  const { t: ui } = useTranslation('ui')
  const { language } = usePage()
  const { statement, names } = data
  const words = { names, t, language }
  return (
    <div className="wrap">
      <Breadcrumbs label={ui('crumbs')} crumbs={crumbs(data, t('back_to_results'), language)} />
      <StatusBar statement={statement} />
      {statement.images.length > 0 ? <Gallery images={statement.images} title={statement.title} /> : null}
      <div className="st">
        <div className="top">
          <Meta statement={statement} />
          <h1>{statement.title}</h1>
          <p className="mute">{placeText(statement, true)}</p>
          <ul className="keys" aria-label={t('facts')}>
            {keyFacts(statement, words).map(({ name, value }) => (
              <li key={name}>
                <b>{value}</b>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
        <PriceBox statement={statement} />
        <div className="body">
          <Description comment={statement.comment} />
          <section>
            <h2>{t('details')}</h2>
            <FactSheet facts={detailFacts(statement, words)} />
          </section>
          <Parameters statement={statement} />
        </div>
        <aside>
          <div className="stack">
            <OwnerCard data={data} />
            {statement.isOwn ? null : <HideAction statement={statement} />}
            {statement.isOwn ? null : <ReportForm returned={data.returned} />}
          </div>
        </aside>
      </div>
      <Similar cards={data.similar} />
    </div>
  )
}

function Similar({ cards }: { cards: StatementCardFacts[] }) {
  const { t } = useTranslation('statement')
  if (cards.length === 0) return null
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{t('similar')}</h2>
      </div>
      <div className="shelf">
        {cards.map((card) => (
          <StatementCard key={card.id} statement={card} as="article" level="h3" />
        ))}
      </div>
    </section>
  )
}

function crumbs({ statement, names }: StatementData, back: string, language: Language) {
  const lists = { deal_types: [statement.dealId], real_estate_types: [statement.typeId] }
  const deal = names.deal_types
  const place = statement.urbanId
    ? { name: statement.neighbourhood, lists: { ...lists, urbans: [statement.urbanId] } }
    : { name: statement.city, lists: { ...lists, ...(statement.cityId && { cities: [statement.cityId] }) } }
  return [
    { label: back, href: shortcut({ lists }, language), back: true },
    ...(deal
      ? [{ label: deal, href: shortcut({ lists: { deal_types: [statement.dealId] } }, language) }]
      : []),
    ...(place.name ? [{ label: place.name, href: shortcut({ lists: place.lists }, language) }] : []),
  ]
}

/** A statement that is over is told so before anything else. */
function StatusBar({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  if (statement.isActive) return null
  return (
    <Flash tone="warn" quiet>
      <b>{t('expired_title')}</b> {statement.isOwn ? t('own_hidden') : t('expired_text')}
    </Flash>
  )
}

function Meta({ statement }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  return (
    <p className="row sm dim meta">
      {statement.vip ? <Badge tone="vip">{t(`vip.${statement.vip}`)}</Badge> : null}
      <span>{t('number', { id: statement.id })}</span>
      <span>{t('updated', { day: dayText(statement.updatedAt, t, language) })}</span>
      {statement.views > 0 ? (
        <span>{t('views', { count: statement.views, shown: formatNumber(statement.views, language) })}</span>
      ) : null}
    </p>
  )
}

function Description({ comment }: { comment: string | undefined }) {
  const { t } = useTranslation('statement')
  const { shown, folded } = foldLines(descriptionLines(comment ?? ''))
  if (shown.length === 0) return null
  return (
    <section>
      <h2>{t('description')}</h2>
      <Lines lines={shown} />
      {folded.length > 0 ? (
        <Fold summary={t('read_all')}>
          <Lines lines={folded} />
        </Fold>
      ) : null}
    </section>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <div className="prose">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move.
        <p key={place}>{line}</p>
      ))}
    </div>
  )
}

const kinds: ParameterKind[] = ['parameter', 'feature', 'furniture-equipment', 'label']

function Parameters({ statement: { parameters } }: { statement: Statement }) {
  const { t } = useTranslation('statement')
  return kinds.map((kind) => {
    const rows = parameters.filter((parameter) => parameter.kind === kind)
    if (rows.length === 0) return null
    return (
      <section key={kind}>
        <h2>{t(`kinds.${kind}`)}</h2>
        <ul className="has">
          {rows.map((row) => (
            <li key={row.id}>
              <Icon name="check" />
              {row.name}
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
