import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { FactSheet } from '~/ui/fact-sheet'
import type { Answers, FormField } from '../form-field'
import { toStepQuery } from './steps'

interface AnswerListProps {
  data: { groups: readonly { title: string; fields: readonly FormField[] }[]; answers: Answers }
  /** Link to the form, while its answers can be changed. */
  changeHref?: string
}

export function AnswerList({ data, changeHref }: AnswerListProps) {
  const { t } = useTranslation('dynamic-forms')
  const { language } = usePage()
  const { groups, answers } = data
  return groups.map((group, place) => (
    <section key={group.title}>
      <div className="section-head">
        <h2>{group.title}</h2>
        {changeHref ? (
          <a className="more" href={changeHref + toStepQuery(place)}>
            {t('questionnaire.change')}
            <span className="visually-hidden">: {group.title}</span>
          </a>
        ) : null}
      </div>
      <FactSheet
        facts={group.fields.map((field) => ({
          name: field.title,
          value: formatAnswer(field, answers[field.name] ?? '', language, t('yes')) || t('no_answer'),
        }))}
      />
    </section>
  ))
}

function formatAnswer(
  { type, options = [] }: FormField,
  answer: string,
  language: Language,
  yes: string,
): string {
  const titleOf = (value: string) => options.find((option) => option.value === value)?.title ?? value
  if (type === 'checkbox' && options.length === 0) return answer === '1' ? yes : ''
  if (type === 'checkbox') return answer.split(',').filter(Boolean).map(titleOf).join(', ')
  if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(answer)) return formatDay(new Date(answer), language)
  return options.length > 0 ? titleOf(answer) : answer
}
