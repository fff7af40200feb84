/** Messages of a landing page, the same shape for every service. */
export interface LandingMessages {
  title: string
  lead: string
  picture: string
  advantages: { title: string; text: string }[]
  steps: { title: string; text: string }[]
  try?: { title: string; text: string }
  versus?: { title: string; text: string; good: ComparisonSide; bad: ComparisonSide }
  examples?: { title: string; text: string }
  raters?: Record<'title' | 'text' | 'name' | 'certificate' | 'price', string>
  company?: Record<'title' | 'text' | 'send' | 'sent', string>
  fees?: Record<'title' | 'text' | 'reason' | 'fee' | 'total', string>
  report?: Record<ReportMessage, string>
  questions: { question: string; answer: string }[]
}

export const REPORT_CHECKS = ['owner', 'mortgage', 'seizure', 'lease'] as const

type ReportMessage =
  | (typeof REPORT_CHECKS)[number]
  | `${(typeof REPORT_CHECKS)[number]}_text`
  | 'title'
  | 'note'
  | 'heading'
  | 'object'
  | 'object_text'
  | 'code'
  | 'good'
  | 'bad'
  | 'advice'
  | 'advice_text'

interface ComparisonSide {
  title: string
  text: string
}
