import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatNumber } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { Badge } from '../../../ui/badge'
import { Breadcrumbs } from '../../../ui/breadcrumbs'
import { FactSheet } from '../../../ui/fact-sheet'
import { Drawing } from '../../../ui/icon'
import type { Statement } from '../../../upstream/one-statement.server'
import { Interscroller } from '../../banners'
import { projectAddress } from '../../owner'
import { Acts } from '../acts/acts'
import { badgesOf } from '../badges'
import { dayText, placeText } from '../facts'
import { CallBar } from './call-bar'
import { likeThis, trailOf } from './crumbs'
import { DescriptionSection } from './description-section'
import { detailFacts, keyFacts } from './detail-facts'
import { Gallery } from './gallery'
import type { StatementData } from './load.server'
import { Location } from './location'
import { OwnerCard } from './owner-card'
import { Parameters } from './parameters'
import { PriceBox } from './price-box'
import { Similar } from './similar'
import { StatusBar } from './status-bar'
import { tourAddress } from './tour-address'

interface StatementViewProps {
  data: StatementData
  /** What its owner can buy for it. */
  promotions: ReactNode
}

/** A statement as its own page: pictures, price, facts, what it has, words, owner. */
export function StatementView({ data, promotions }: StatementViewProps) {
  const { t } = useTranslation('details')
  const { t: shared } = useTranslation('statement')
  const { t: ui } = useTranslation('ui')
  const { language, origin } = usePage()
  const { statement, names } = data
  const words = { names, t, shared, language }
  const over = statement.life !== 'active'
  const back = { label: t('back_to_results'), href: data.back ?? likeThis(data, language), back: true }
  return (
    <div className="wrap statement">
      <Breadcrumbs label={ui('crumbs')} crumbs={[back, ...trailOf(data, language)]} />
      <StatusBar statement={statement} />
      {statement.isOwn && !over ? promotions : null}
      {over ? <Similar cards={data.similar} /> : null}
      <Gallery {...statement} tour={tourWay(statement, language)} />
      <div className="st">
        <div className="top">
          <Meta statement={statement} />
          <h1>{statement.title}</h1>
          <p className="mute">{placeText(statement, true)}</p>
          <ul className="keys" aria-label={t('facts')}>
            {keyFacts(statement, words).map(({ name, value, drawing }) => (
              <li key={name}>
                <Drawing path={drawing} />
                <b>{value}</b>
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </div>
        <PriceBox statement={statement} rate={data.rate} href={data.canonical} />
        <div className="body">
          <DescriptionSection comment={statement.comment} />
          <section className="details">
            <h2>{t('details')}</h2>
            <FactSheet facts={[...complexOf(statement, words), ...detailFacts(statement, words)]} />
          </section>
          <Parameters statement={statement} />
          <Location data={data} />
        </div>
        <aside>
          <div className="stack">
            <OwnerCard data={data} />
            <Acts data={data} />
          </div>
        </aside>
        <p className="on-paper">{origin + data.canonical}</p>
      </div>
      <Interscroller banner={data.interscroller} />
      {over ? null : <Similar cards={data.similar} />}
      <CallBar statement={statement} />
    </div>
  )
}

/** Where it can be walked through: here, else on the site of others. */
function tourWay({ id, tour, tourRooms }: Statement, language: Language) {
  const href = tourRooms > 0 ? tourAddress(id, language) : tour
  return href === undefined ? undefined : { href, rooms: tourRooms }
}

/** The residential complex that it is a flat of. */
function complexOf(
  { project }: Statement,
  { t, language }: Pick<Parameters<typeof detailFacts>[1], 't' | 'language'>,
) {
  if (!project) return []
  return [{ name: t('complex'), value: <a href={projectAddress(project.key, language)}>{project.name}</a> }]
}

function Meta({ statement }: { statement: Statement }) {
  const { t } = useTranslation('details')
  const { t: shared } = useTranslation('statement')
  const { language } = usePage()
  return (
    <p className="row sm dim meta">
      {badgesOf(statement, shared).map(({ tone, word }) => (
        <Badge key={word} tone={tone}>
          {word}
        </Badge>
      ))}
      <span>{t('number', { id: statement.id })}</span>
      <span>{t('updated', { day: dayText(statement.updatedAt, shared, language) })}</span>
      {statement.views > 0 ? (
        <span>{t('views', { count: statement.views, shown: formatNumber(statement.views, language) })}</span>
      ) : null}
    </p>
  )
}
