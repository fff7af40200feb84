import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { joinClasses } from '~/ui/classes'
import { Disclosure } from '~/ui/disclosure'
import type { StepData } from './loader.server'
import { SIMPLIFIED_SEARCH_PATH } from './steps'

type Question = StepData['questions'][number]
type Option = Question['options'][number]

/** Number of options above which those without results are collapsed. */
const COLLAPSE_ABOVE = 14

/** Renders a GET form: "next" is the same URL with the answer and the next step. */
export function QuestionForm({ data }: { data: StepData }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  return (
    <form
      className="question-form"
      action={toLocalizedPath(SIMPLIFIED_SEARCH_PATH, language)}
      method="get"
      data-enhance={data.questions.length === 1 ? 'submit-on-answer' : undefined}
    >
      <input type="hidden" name="step" value={data.next} />
      {data.hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {data.questions.map((question) => (
        <QuestionField key={question.topic} question={question} data={data} />
      ))}
      <div className="row">
        <Button variant="main">{t('next')}</Button>
        {data.back ? (
          <ButtonLink href={data.back} variant="plain" icon="left" rel="nofollow">
            {t('back')}
          </ButtonLink>
        ) : null}
      </div>
    </form>
  )
}

function QuestionField({ question, data }: { question: Question; data: StepData }) {
  const { t } = useTranslation('simplified-search')
  const { topic, options, chosen } = question
  const isEmpty = ({ count, value }: Option) => count === 0 && value !== chosen
  const collapsed = options.length > COLLAPSE_ABOVE ? options.filter(isEmpty) : []
  const shown = options.filter((option) => !collapsed.includes(option))
  return (
    <fieldset>
      <legend>
        <h2>{topic === 'budget' ? t(`question.budget.${data.period}`) : t(`question.${topic}`)}</h2>
      </legend>
      <div className={joinClasses('answers', hasShortLabels(options) && 'short')}>
        <AnswerRadio question={question} option={{ value: '', label: t('any'), count: undefined }} />
        {shown.map((option) => (
          <AnswerRadio key={option.value} question={question} option={option} />
        ))}
      </div>
      {collapsed.length > 0 ? (
        <Disclosure summary={t('empty_options')}>
          <p className="mute sm">{collapsed.map(({ label }) => label).join(', ')}</p>
        </Disclosure>
      ) : null}
    </fieldset>
  )
}

function hasShortLabels(options: readonly Option[]): boolean {
  return options.every(({ label }) => label.length <= 3)
}

function AnswerRadio({ question: { name, chosen }, option }: { question: Question; option: Option }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  const { value, label, count } = option
  const isChosen = value === chosen
  return (
    <label className="answer">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        // A chosen answer stays enabled even without results.
        disabled={count === 0 && !isChosen}
      />
      <span>{label}</span>
      {count === undefined ? null : (
        <small>{` ${count === 0 ? t('none') : formatNumber(count, language)}`}</small>
      )}
    </label>
  )
}
