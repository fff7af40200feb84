import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/badge'
import type { QuestionnaireRow } from '~/upstream/operator-questionnaires.server'

type WithState = Pick<QuestionnaireRow, 'isTemplate' | 'isBegun' | 'answeredAt'>

export function QuestionnaireState({ questionnaire }: { questionnaire: WithState }) {
  const { t } = useTranslation('desk')
  const { isTemplate, isBegun, answeredAt } = questionnaire
  if (isTemplate) return <Badge tone="info">{t('questionnaires.template')}</Badge>
  if (answeredAt) return <Badge tone="ok">{t('questionnaires.is_answered')}</Badge>
  return <Badge tone="off">{t(isBegun ? 'questionnaires.begun' : 'questionnaires.not_begun')}</Badge>
}
