import { useTranslation } from 'react-i18next'
import { ChipRow } from '~/ui/chip'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { WALKING_AREA_MINUTES, type WalkingAreaMinutes } from '~contract/walking-times'
import { listShownTimes } from '../shown-walking-times'

interface WalkingTimesProps extends Pick<StatementDetails, 'walkingTimes'> {
  /** URL of a search within walking distance of so many minutes. */
  areaHref?: ((minutes: WalkingAreaMinutes) => string) | undefined
}

/** Renders the minutes on foot to the nearest place of each kind; nothing if no paths are known. */
export function WalkingTimes({ walkingTimes, areaHref }: WalkingTimesProps) {
  const { t } = useTranslation('statement-page')
  const shown = listShownTimes(walkingTimes)
  if (shown.length === 0) return null
  return (
    <section className="walking-times" aria-labelledby="walking-times">
      <h3 id="walking-times">{t('walking_times.title')}</h3>
      <dl>
        {shown.map(({ kind, minutes, name }) => (
          <div key={kind}>
            <dt>{name ? t('walking_times.station', { name }) : t(`walking_times.${kind}`)}</dt>
            <dd>{t('walking_times.minutes', { count: minutes })}</dd>
          </div>
        ))}
      </dl>
      <p className="dim xs">
        {t('walking_times.how')} {t('walking_times.gaps')}
      </p>
      {areaHref ? (
        <ChipRow>
          <span className="sm">{t('walking_times.search_around')}</span>{' '}
          {WALKING_AREA_MINUTES.map((count) => (
            <a key={count} className="chip" href={areaHref(count)} rel="nofollow">
              {`${t('walking_times.search_minutes', { count })} `}
            </a>
          ))}
        </ChipRow>
      ) : null}
    </section>
  )
}
