/** Where somebody is: a group of questions by its place, or all answers before they are sent. */
export type Step = number | 'check'

/** The step that an address names; the first where it names none. */
export function stepOf(query: URLSearchParams, groups: number): Step {
  const asked = query.get('group')
  if (asked === 'check') return 'check'
  const place = Number(asked)
  return Number.isInteger(place) && place >= 1 && place <= groups ? place - 1 : 0
}

/** The step as a query; groups are counted from one. */
export function stepQuery(step: Step): string {
  return `?group=${step === 'check' ? step : step + 1}`
}

/** The step after one, and the one before it. */
export function nextStep(step: Step, groups: number): Step {
  return step === 'check' || step + 1 >= groups ? 'check' : step + 1
}

export function stepBefore(step: Step, groups: number): Step {
  return step === 'check' ? groups - 1 : Math.max(0, step - 1)
}
