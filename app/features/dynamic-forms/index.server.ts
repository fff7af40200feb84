export { dynamicFormAction, loadDynamicForm } from './dynamic-form/dynamic-form.server'
export { loadQuestionnaire, questionnaireAction } from './questionnaire/questionnaire.server'
