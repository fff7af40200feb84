import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Flash } from '../../../ui/flash'
import { faultSentence } from '../faults'
import { FieldOfForm } from '../field-of-form'
import { FormNotes, fieldId } from '../form-notes'
import { AnswersInWords } from './answers-in-words'
import type { QuestionnaireData } from './questionnaire.server'
import { stepQuery } from './steps'

/** Questions about a property: a group a page, then all answers to check; once answered they can only be read. */
export function QuestionnaireView({ data }: { data: QuestionnaireData }) {
  const { t } = useTranslation('forms')
  const { title, isAnswered, isSent, step } = data
  return (
    <div className="wrap asked">
      <h1>{title}</h1>
      {isAnswered ? (
        <>
          <Flash tone={isSent ? 'good' : 'info'}>
            {t(isSent ? 'questionnaire.sent' : 'questionnaire.answered')}
          </Flash>
          <AnswersInWords data={data} />
        </>
      ) : step === 'check' ? (
        <Check data={data} />
      ) : (
        <Group data={data} place={step} />
      )}
    </div>
  )
}

function Group({ data, place }: { data: QuestionnaireData; place: number }) {
  const { t } = useTranslation('forms')
  const { groups, answers, faults, failure, canonical } = data
  const group = groups[place]
  if (!group) return null
  return (
    <form method="post" action={canonical + stepQuery(place)} className="stack">
      <p className="mute">{t('questionnaire.progress', { at: place + 1, of: groups.length })}</p>
      <progress value={place + 1} max={groups.length + 1} aria-hidden="true" />
      <h2>{group.title}</h2>
      <FormNotes fields={group.fields} faults={faults} failure={failure} />
      {group.fields.map((field) => (
        <FieldOfForm
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          value={answers[field.name] ?? ''}
          error={faultSentence(field, faults, t)}
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
      <p className="hint">{t('questionnaire.kept')}</p>
    </form>
  )
}

function Check({ data }: { data: QuestionnaireData }) {
  const { t } = useTranslation('forms')
  return (
    <form method="post" action={data.canonical + stepQuery('check')} className="stack">
      <p className="mute">{t('questionnaire.check')}</p>
      <FormNotes fields={[]} faults={[]} failure={data.failure} />
      <AnswersInWords data={data} canChange />
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
