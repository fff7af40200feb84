export { AnswerField } from './answer-field'
export type { FormField } from './form-field'
export { schemaOfFields } from './form-schema'
export { AnswerList } from './questionnaire/answer-list'
