import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import type { OperatorQuestionnaire } from '~/upstream/operator-questionnaires.server'
import { rowPath } from '../tables/urls'
import { newQuestionPath } from './urls'

/** Distance of positions, which leaves room for inserting questions. */
const STEP = 10

/** Renders the questions in order, each linked to its form. */
export function QuestionList({ questionnaire: { id, groups } }: { questionnaire: OperatorQuestionnaire }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const href = (question: number) => toLocalizedPath(rowPath('questions', question), language)
  const positions = groups.flatMap(({ heading, fields }) => [
    heading?.position ?? 0,
    ...fields.map(({ position }) => position),
  ])
  const next = Math.max(0, ...positions) + STEP
  return (
    <>
      {groups.map(({ title, heading, fields }) => (
        <section key={heading?.id ?? 0}>
          <div className="section-head">
            <h2>{title}</h2>
            {heading ? (
              <a className="more" href={href(heading.id)}>
                {t('questionnaires.change')}
                <span className="visually-hidden">: {title}</span>
              </a>
            ) : null}
          </div>
          <ul className="leads">
            {fields.map((field) => (
              <li key={field.id}>
                <h3>
                  <a href={href(field.id)}>{field.title}</a>
                </h3>
                <p className="dim sm">
                  {[
                    t(`tables.choices.${field.type}`),
                    field.isRequired ? t('tables.columns.is_required') : t('tables.optional'),
                    field.options.map((option) => option.title).join(', '),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="row">
        <ButtonLink icon="plus" href={toLocalizedPath(newQuestionPath(id, next, 'text'), language)}>
          {t('questionnaires.add_question')}
        </ButtonLink>
        <ButtonLink icon="plus" href={toLocalizedPath(newQuestionPath(id, next, 'heading'), language)}>
          {t('questionnaires.add_group')}
        </ButtonLink>
      </p>
    </>
  )
}
