export { actOnDynamicForm, loadDynamicForm } from './dynamic/dynamic.server'
export { actOnQuestionnaire, loadQuestionnaire } from './questionnaire/questionnaire.server'
