import { useTranslation } from 'react-i18next'
import { Flash } from '~/ui/flash'
import { TextPage, TextSection } from '~/ui/text-page'
import { UnreachablePart } from '~/ui/unreachable-part'
import { CityTables } from './city-tables'
import { FigureTable } from './figure-table'
import { FIGURE_SECTIONS, type FigureSection } from './figures'
import { KindTable, OwnerTable } from './group-tables'
import type { QualityData } from './loader.server'

export function QualityPage({ data }: { data: QualityData }) {
  const { t } = useTranslation(['quality', 'trust'])
  return (
    <TextPage title={data.title} lead={data.description} updated={data.updated}>
      <Notice data={data} />
      {data.sections.map(({ name, ...messages }) => (
        <TextSection key={name} id={name} messages={messages}>
          {isFigureSection(name) ? <FigureTable section={name} caption={messages.title} data={data} /> : null}
          {name === 'listings' ? <KindTable data={data} /> : null}
          {name === 'owners' ? <OwnerTable data={data} caption={messages.title} /> : null}
          {name === 'cities' ? <CityTables data={data} /> : null}
        </TextSection>
      ))}
      <section className="prose" id="data">
        <h2>{t('data.title')}</h2>
        <p>
          {t('data.text')} <a href={data.jsonHref}>quality.json</a>
        </p>
        <p>
          <a href={data.rankingHref}>{t('data.ranking')}</a>
        </p>
        <p>
          <a href={data.trustHref}>{t('trust:title')}</a>
        </p>
        <p>
          <a href={data.contactHref}>{t('data.contact')}</a>
        </p>
      </section>
    </TextPage>
  )
}

const isFigureSection = (name: string): name is FigureSection =>
  FIGURE_SECTIONS.some((section) => section === name)

function Notice({ data: { state, isMadeUp, canonical } }: { data: QualityData }) {
  const { t } = useTranslation('quality')
  if (state === 'unreachable') return <UnreachablePart retryHref={canonical} />
  if (state === 'counting')
    return (
      <Flash tone="info" quiet>
        {t('counting')}
      </Flash>
    )
  return isMadeUp ? (
    <Flash tone="info" quiet>
      {t('demo_notice')}
    </Flash>
  ) : null
}
