import { useTranslation } from 'react-i18next'
import { statementUrl } from '~/features/statements'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { useErrorText } from '~/forms/use-error-text'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { UserText } from '~/ui/user-text'
import { DRAFT_STEPS, type DraftField, getDraftStep } from '~contract/statement-drafts'
import { useDraftFieldTexts } from '../draft-field-texts'
import { DraftGaps } from '../draft-gaps'
import { publishForm } from '../form'
import type { StatementDraftData } from '../loader.server'
import { describePriceDoubt } from '../price-error'
import { ConfirmedPrice } from '../price-question'
import { draftFieldHref, draftStepHref } from '../urls'
import { SignInRequest } from './contact-step'
import { PriceHint } from './price-hint'
import { SquarePrice } from './square-price-line'
import { BackLink } from './step-form'
import type { StepProps } from './step-props'

export function CheckStep({ data, action }: StepProps) {
  const { t } = useTranslation('statement-drafts')
  const { form } = useDefinedForm(publishForm)
  const { page, draft, isSignedIn, priceDoubt } = data
  const toErrorText = useErrorText()
  const refused = usePageData<DraftField[]>(publishForm.id, [])
  const isComplete = data.errors.length === 0 && refused.length === 0
  const { language } = usePage()
  return (
    <>
      <DraftGaps
        page={page}
        errors={data.errors}
        refused={refused}
        hasPhotos={!draft || draft.photos.length > 0}
      />
      <DuplicateNotice duplicates={data.duplicates} />
      <DraftFacts data={data} />
      <PriceHint priceRange={data.priceRange} values={data.values} />
      {priceDoubt ? (
        <Flash tone="warn">
          {toErrorText(describePriceDoubt(priceDoubt, t, language))}{' '}
          <a href={draftFieldHref(page, 'price', language)}>{t('price_question.change')}</a>
        </Flash>
      ) : null}
      {isSignedIn ? null : <SignInRequest />}
      {isSignedIn && isComplete ? (
        <PostForm form={form} action={action}>
          {priceDoubt ? <ConfirmedPrice doubt={priceDoubt} /> : null}
          <Button variant="main" wide icon="check" name="intent" value="publish">
            {t(page.statement ? 'publish_changes' : 'publish')}
          </Button>
        </PostForm>
      ) : null}
      <BackLink page={page} />
    </>
  )
}

function DuplicateNotice({ duplicates }: Pick<StatementDraftData, 'duplicates'>) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  if (duplicates.length === 0) return null
  return (
    <Flash tone="warn">
      {t('duplicates', { count: duplicates.length })}
      <ul>
        {duplicates.map((statement) => (
          <li key={statement.id}>
            <a href={statementUrl(statement, language)}>
              {statement.title}, {formatId(statement.id, language)}
            </a>
          </li>
        ))}
      </ul>
    </Flash>
  )
}

/** Renders the values so far, by step, each with a link back to it. */
function DraftFacts({ data }: { data: StatementDraftData }) {
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
                  <span className="mute">{formatName(field)}:</span>{' '}
                  <UserText as="span">{formatValue(field, values)}</UserText>{' '}
                </span>
              ))}
            {step === 'price' ? <SquarePrice values={values} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
