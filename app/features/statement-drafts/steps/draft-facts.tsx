import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { DRAFT_STEPS, getDraftStep } from '~contract/statement-drafts'
import { useDraftFieldTexts } from '../draft-field-texts'
import type { StatementDraftData } from '../loader.server'
import { draftStepHref } from '../urls'
import { SquarePrice } from './square-price-line'

/** Renders the values so far, by step, each with a link back to it. */
export function DraftFacts({ data }: { data: StatementDraftData }) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const { listFields, formatName, formatValue } = useDraftFieldTexts(data)
  const { values, page, draft } = data
  const fields = listFields(values)
  return (
    <dl className="draft-facts">
      {DRAFT_STEPS.filter((step) => step !== 'check').map((step) => (
        <div key={step}>
          <dt>
            <a href={draftStepHref({ ...page, step }, language)}>{t(`steps.${step}`)}</a>
          </dt>
          <dd>
            {step === 'photos' ? t('photos.total', { count: draft?.photos.length ?? 0 }) : null}
            {fields
              .filter((field) => getDraftStep(field) === step)
              .map((field) => (
                <span key={field}>
                  <span className="mute">{formatName(field)}:</span> {formatValue(field, values)}
                </span>
              ))}
            {step === 'price' ? <SquarePrice values={values} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
