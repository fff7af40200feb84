import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { formatId } from '~/i18n/format-id'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import type { QuestionnaireQuery, QuestionnaireRow } from '~/upstream/operator-questionnaires.server'
import { QUESTIONNAIRE_LISTS } from '~contract/operator-questionnaires'
import { toReaderLetters } from '~contract/values/georgian-letters'
import { DeskList } from '../desk-list'
import { CONTENT_PATH } from '../tables/urls'
import { NewQuestionnaire } from './new-questionnaire'
import type { QuestionnaireListData } from './questionnaire.server'
import { questionnaireListPath, questionnairePath } from './urls'

export function QuestionnaireList({ data }: { data: QuestionnaireListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { query, questionnaires, countByList, templates, lastPage } = data
  const href = (change: Partial<QuestionnaireQuery>) =>
    toLocalizedPath(questionnaireListPath({ ...query, page: 1, ...change }), language)
  return (
    <>
      <NewQuestionnaire templates={templates} />
      <DeskList
        tabs={QUESTIONNAIRE_LISTS.map((list) => ({
          label: t(`questionnaires.${list}`),
          href: href({ list }),
          current: list === query.list,
          count: String(countByList[list] ?? 0),
        }))}
        rows={questionnaires}
        row={(questionnaire) => <Row key={questionnaire.id} questionnaire={questionnaire} />}
        none={t('tables.none')}
        page={query.page}
        lastPage={lastPage}
        pageHref={(page) => href({ page })}
      >
        <p>
          <ButtonLink icon="left" href={toLocalizedPath(CONTENT_PATH, language)}>
            {t('tables.title')}
          </ButtonLink>
        </p>
      </DeskList>
    </>
  )
}

function Row({ questionnaire }: { questionnaire: QuestionnaireRow }) {
  const { language } = usePage()
  const { id, subject, person, createdAt, answeredAt } = questionnaire
  const at = answeredAt ?? createdAt
  return (
    <li>
      <p className="row tight sm mute">
        <QuestionnaireState questionnaire={questionnaire} />
        <time dateTime={at.toISOString()}>{formatDay(at, language)}</time>
      </p>
      <h2>
        <a href={toLocalizedPath(questionnairePath(id), language)}>{subject}</a>
      </h2>
      {person ? (
        <p className="dim sm">{toReaderLetters(person.name, language) || formatId(person.id, language)}</p>
      ) : null}
    </li>
  )
}

type WithState = Pick<QuestionnaireRow, 'isTemplate' | 'isBegun' | 'answeredAt'>

export function QuestionnaireState({ questionnaire }: { questionnaire: WithState }) {
  const { t } = useTranslation('desk')
  const { isTemplate, isBegun, answeredAt } = questionnaire
  if (isTemplate) return <Badge tone="info">{t('questionnaires.template')}</Badge>
  if (answeredAt) return <Badge tone="ok">{t('questionnaires.is_answered')}</Badge>
  return <Badge tone="off">{t(isBegun ? 'questionnaires.begun' : 'questionnaires.not_begun')}</Badge>
}
