export type QuestionnaireStep = number | 'check'

export function parseStep(query: URLSearchParams, groups: number): QuestionnaireStep {
  const group = query.get('group')
  if (group === 'check') return 'check'
  const place = Number(group)
  return Number.isInteger(place) && place >= 1 && place <= groups ? place - 1 : 0
}

/** Returns the query of a step; groups are counted from 1 in the URL. */
export function toStepQuery(step: QuestionnaireStep): string {
  return `?group=${step === 'check' ? step : step + 1}`
}

export function nextStep(step: QuestionnaireStep, groups: number): QuestionnaireStep {
  return step === 'check' || step + 1 >= groups ? 'check' : step + 1
}

export function previousStep(step: QuestionnaireStep, groups: number): QuestionnaireStep {
  return step === 'check' ? groups - 1 : Math.max(0, step - 1)
}
