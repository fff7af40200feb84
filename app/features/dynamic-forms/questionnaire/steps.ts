/** Where somebody is: a group of questions by its place, or all answers before they are sent. */
export type QuestionnaireStep = number | 'check'

/** The step that an address names; the first where it names none. */
export function parseStep(query: URLSearchParams, groups: number): QuestionnaireStep {
  const asked = query.get('group')
  if (asked === 'check') return 'check'
  const place = Number(asked)
  return Number.isInteger(place) && place >= 1 && place <= groups ? place - 1 : 0
}

/** The step as a query; groups are counted from one. */
export function toStepQuery(step: QuestionnaireStep): string {
  return `?group=${step === 'check' ? step : step + 1}`
}

/** The step after one, and the one before it. */
export function nextStep(step: QuestionnaireStep, groups: number): QuestionnaireStep {
  return step === 'check' || step + 1 >= groups ? 'check' : step + 1
}

export function previousStep(step: QuestionnaireStep, groups: number): QuestionnaireStep {
  return step === 'check' ? groups - 1 : Math.max(0, step - 1)
}
