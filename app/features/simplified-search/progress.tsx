import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { joinClasses } from '~/ui/classes'
import { Output } from '~/ui/output'
import type { StepData } from './loader.server'
import { steps } from './steps'

export function Progress({ data: { number, total } }: { data: StepData }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  const current = number ?? steps.length + 1
  return (
    <div className="progress-line">
      <div className="rail" aria-hidden="true">
        {steps.map((step, place) => (
          <i
            key={step}
            className={joinClasses(place + 1 < current && 'done', place + 1 === current && 'current')}
          />
        ))}
      </div>
      {number ? (
        <p>
          <span>{t('position', { step: number, steps: steps.length })}</span>{' '}
          {total === undefined ? null : (
            <Output name="count" value={total}>
              {t('so_far', { shown: formatNumber(total, language) })}
            </Output>
          )}
        </p>
      ) : null}
    </div>
  )
}
