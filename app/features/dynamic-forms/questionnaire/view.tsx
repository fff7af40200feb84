import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { DynamicField } from '../dynamic-field'
import { formatFormFieldError } from '../field-errors'
import { FormErrors, fieldId } from '../form-errors'
import { AnswerList } from './answer-list'
import type { QuestionnaireData } from './questionnaire.server'
import { toStepQuery } from './steps'

/** One group per page, then a review; read-only once submitted. */
export function QuestionnaireView({ data }: { data: QuestionnaireData }) {
  const { t } = useTranslation('dynamic-forms')
  const { title, isAnswered, isSent, step } = data
  return (
    <div className="wrap dynamic-form">
      <h1>{title}</h1>
      {isAnswered ? (
        <>
          <Flash tone={isSent ? 'good' : 'info'}>
            {t(isSent ? 'questionnaire.sent' : 'questionnaire.already_answered')}
          </Flash>
          <AnswerList data={data} />
        </>
      ) : step === 'check' ? (
        <AnswerReview data={data} />
      ) : (
        <QuestionGroup data={data} place={step} />
      )}
    </div>
  )
}

function QuestionGroup({ data, place }: { data: QuestionnaireData; place: number }) {
  const { t } = useTranslation('dynamic-forms')
  const { groups, answers, fieldErrors, failure, canonical } = data
  const group = groups[place]
  if (!group) return null
  return (
    <form method="post" action={canonical + toStepQuery(place)} className="stack">
      <p className="mute">{t('questionnaire.progress', { current: place + 1, total: groups.length })}</p>
      <progress value={place + 1} max={groups.length + 1} aria-hidden="true" />
      <h2>{group.title}</h2>
      <FormErrors fields={group.fields} fieldErrors={fieldErrors} failure={failure} />
      {group.fields.map((field) => (
        <DynamicField
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          value={answers[field.name] ?? ''}
          error={formatFormFieldError(field, fieldErrors, t)}
        />
      ))}
      <p className="row">
        <Button variant="main" name="intent" value="next">
          {t('questionnaire.next')}
        </Button>
        {place > 0 ? (
          <Button name="intent" value="back" formNoValidate>
            {t('questionnaire.back')}
          </Button>
        ) : null}
      </p>
      <p className="hint">{t('questionnaire.saved')}</p>
    </form>
  )
}

function AnswerReview({ data }: { data: QuestionnaireData }) {
  const { t } = useTranslation('dynamic-forms')
  return (
    <form method="post" action={data.canonical + toStepQuery('check')} className="stack">
      <p className="mute">{t('questionnaire.check')}</p>
      <FormErrors fields={[]} fieldErrors={[]} failure={data.failure} />
      <AnswerList data={data} canChange />
      <p className="row">
        <Button variant="main" name="intent" value="send">
          {t('send')}
        </Button>
        <Button name="intent" value="back">
          {t('questionnaire.back')}
        </Button>
      </p>
    </form>
  )
}
