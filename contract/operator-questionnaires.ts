/** Lists of questionnaires at the desk. */
export const QUESTIONNAIRE_LISTS = ['open', 'answered', 'templates'] as const
export type QuestionnaireList = (typeof QUESTIONNAIRE_LISTS)[number]

export const MAX_SUBJECT_LENGTH = 120
export const MAX_EMAIL_LENGTH = 254
