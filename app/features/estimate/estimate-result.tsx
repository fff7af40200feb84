import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import { Output } from '~/ui/output'
import { SectionHeading } from '~/ui/section-heading'
import { parseArea } from '~contract/values/typed-measure'
import { EstimateExplanation } from './estimate-explanation'
import { PRICE_RANGE_FACTORS } from './form'
import type { ResultView } from './result-view.server'
import type { EstimatePageUrl } from './urls'
import { APPRAISAL_PATH, estimateTabHref, TABS } from './urls'
import { useFormatSums } from './use-format-sums'

type Priced = Extract<ResultView['outcome'], { total: number }>

export function EstimateResult({ result, place: page }: { result: ResultView; place: EstimatePageUrl }) {
  const { outcome } = result
  return (
    <div className="stack estimate-result">
      {'total' in outcome ? (
        <EstimatedPrice result={result} price={outcome} />
      ) : (
        <NoEstimate reason={outcome.reason} />
      )}
      <NextSteps place={page} />
      {'total' in outcome ? <EstimateExplanation result={result} price={outcome} /> : null}
      <FlatFacts flat={result.flat} />
    </div>
  )
}

function EstimatedPrice({ result, price }: { result: ResultView; price: Priced }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const { shown, first } = useFormatSums(price.currencyId, result.rate?.rate)
  const { coverage, explanation } = result
  const low = price.total * PRICE_RANGE_FACTORS.low
  const high = price.total * PRICE_RANGE_FACTORS.high
  return (
    <div className="output est-price">
      <p className="mute sm">{t('result.price')}</p>
      <p>
        <Output name="total_price" value={first(price.total)} className="figure">
          {shown(price.total)[0]}
        </Output>{' '}
        <span className="other-price nowrap">{shown(price.total)[1]}</span>
      </p>
      <dl>
        <div>
          <dt>{t('result.price_per_square')}</dt>
          <dd>
            <Output name="square_price" value={first(price.perMetre)}>
              {shown(price.perMetre).join(' · ')}
            </Output>
          </dd>
        </div>
        <div>
          <dt>{t('result.range')}</dt>
          <dd>
            <span className="nowrap">
              {shown(low)[0]}–{shown(high)[0]}
            </span>{' '}
            {shown(low)[1] ? (
              <span className="nowrap mute">
                {' '}
                · {shown(low)[1]}–{shown(high)[1]}
              </span>
            ) : null}
          </dd>
        </div>
        {explanation ? (
          <div>
            <dt>{t('result.confidence_range', { percent: explanation.range.percent })}</dt>
            <dd className="nowrap">
              {shown(explanation.range.low)[0]}–{shown(explanation.range.high)[0]}
            </dd>
          </div>
        ) : null}
      </dl>
      {coverage ? (
        <p className="hint">
          {t('result.coverage', {
            six: formatNumber(coverage.inSixPercent, language, 1),
            wide: formatNumber(coverage.inRange, language, 1),
          })}
        </p>
      ) : null}
      <p className="hint">
        {t('result.asking_price_notice')}{' '}
        {t('result.estimated_on', { day: formatDay(new Date(price.madeAt), language) })}
      </p>
      {result.rate ? (
        <p className="hint">
          <ExchangeRateNote rate={result.rate} />
        </p>
      ) : null}
      {explanation?.basis.isMadeUp ? <p className="hint">{t('result.demo_notice')}</p> : null}
    </div>
  )
}

function NoEstimate({ reason }: { reason: Extract<ResultView['outcome'], { reason?: unknown }>['reason'] }) {
  const { t } = useTranslation('estimate')
  return (
    <div className="output">
      <p className="estimate-none">{t('unavailable.title')}</p>
      <p>{reason ? t(`unavailable.${reason}`) : t('unavailable.unknown')}</p>
    </div>
  )
}

function NextSteps({ place }: { place: EstimatePageUrl }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  return (
    <div className="estimate-ways">
      <div className="panel">
        <SectionHeading>{t('next_steps.change')}</SectionHeading>
        <p className="mute sm">{t('next_steps.change_text')}</p>
        <ButtonLink href={estimateTabHref(place, TABS.intro)} icon="edit" rel="nofollow">
          {t('next_steps.change_button')}
        </ButtonLink>
      </div>
      <div className="panel">
        <SectionHeading>{t('next_steps.appraisal')}</SectionHeading>
        <p className="mute sm">{t('next_steps.appraisal_text')}</p>
        <ButtonLink icon="stamp" href={toLocalizedPath(APPRAISAL_PATH, language)}>
          {t('next_steps.appraisal_button')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** Renders the facts, with assumed values marked and without an invalid area. */
function FlatFacts({ flat }: { flat: ResultView['flat'] }) {
  const { t } = useTranslation('estimate')
  const { language } = usePage()
  const area = parseArea(flat.area ?? '')
  const facts: [string, string | undefined][] = [
    [t('flat.place'), flat.place],
    [t('flat.street'), flat.street],
    [t('fields.status_id'), flat.status],
    [t('fields.project_type_id'), flat.projectType],
    [t('fields.condition_id'), flat.condition],
    [
      t('fields.area'),
      area === undefined ? undefined : t('square_meters', { area: formatNumber(area, language, 1) }),
    ],
    [t('fields.floor'), flat.floor && flat.totalFloors && `${flat.floor} / ${flat.totalFloors}`],
    [t('fields.room_type_id'), flat.rooms],
    [t('flat.years'), flat.years && t(`flat.year_ranges.${YEAR_RANGE_KEYS[flat.years]}`)],
  ]
  return (
    <section>
      <SectionHeading>{t('flat.title')}</SectionHeading>
      <FactSheet facts={facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))} />
    </section>
  )
}

const YEAR_RANGE_KEYS = { '<1955': 'old', '1955-2000': 'middle', '>2000': 'new' } as const
