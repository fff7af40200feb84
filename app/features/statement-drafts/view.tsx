import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { DRAFT_STEPS } from '~contract/statement-drafts'
import type { StatementDraftData } from './loader.server'
import { CheckStep } from './steps/check-step'
import { ContactStep } from './steps/contact-step'
import { DescriptionStep } from './steps/description-step'
import { KindStep } from './steps/kind-step'
import { PhotosStep } from './steps/photos-step'
import { PlaceStep } from './steps/place-step'
import { PriceStep } from './steps/price-step'
import { PropertyStep } from './steps/property-step'
import { deleteDraftHref, draftPreviewHref, draftStepHref } from './urls'

const VIEWS = {
  kind: KindStep,
  place: PlaceStep,
  home: PropertyStep,
  price: PriceStep,
  photos: PhotosStep,
  words: DescriptionStep,
  contact: ContactStep,
  check: CheckStep,
}

export function StatementDraftView({ data }: { data: StatementDraftData }) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const { page, draft } = data
  const Step = VIEWS[page.step]
  return (
    <div className="statement-draft">
      <h1>{data.title}</h1>
      <DraftSteps data={data} />
      {draft?.state === 'refused' ? (
        <Flash tone="warn">{t('refused', { reason: draft.refusal ?? '' })}</Flash>
      ) : null}
      <section className="stack" aria-labelledby="step-title">
        <h2 id="step-title">{t(`steps.${page.step}`)}</h2>
        {draft?.state === 'in_review' ? (
          <Flash tone="info">{t('in_review')}</Flash>
        ) : (
          <Step data={data} action={draftStepHref(page, language)} />
        )}
      </section>
      <p className="mute sm">{t(draft ? 'saved_hint' : 'begin_hint')}</p>
      {draft ? (
        <p className="row">
          <ButtonLink icon="eye" href={draftPreviewHref(page, language)}>
            {t('preview.link')}
          </ButtonLink>
          {draft.id ? (
            <ButtonLink variant="plain" icon="trash" href={deleteDraftHref(page, language)}>
              {t(`deleting.${page.statement ? 'changes' : 'draft'}.confirm`)}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

/** Renders the steps; any can be opened once the draft exists. */
function DraftSteps({ data: { page, draft, doneSteps } }: { data: StatementDraftData }) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  const number = DRAFT_STEPS.indexOf(page.step) + 1
  return (
    <nav aria-label={t('progress')}>
      <p className="sm mute">{t('step_of', { number, count: DRAFT_STEPS.length })}</p>
      <progress value={number} max={DRAFT_STEPS.length} aria-hidden="true" />
      <ol className="draft-steps">
        {DRAFT_STEPS.map((step) => {
          const isDone = doneSteps.includes(step)
          return (
            <li
              key={step}
              className={isDone ? 'done' : undefined}
              aria-current={step === page.step ? 'step' : undefined}
            >
              {draft && step !== page.step ? (
                <a href={draftStepHref({ ...page, step }, language)}>{t(`steps.${step}`)}</a>
              ) : (
                t(`steps.${step}`)
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
