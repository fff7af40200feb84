/** The words of a landing, as every service has them. */
export interface LandingMessages {
  title: string
  lead: string
  /** What the drawing shows. */
  picture: string
  why: { title: string; text: string }[]
  steps: { title: string; text: string }[]
  /** One to be walked through on the page itself. */
  try?: { title: string; text: string }
  /** Of what the service gives, side by side with what it does not. */
  versus?: { title: string; text: string; good: ComparisonSide; bad: ComparisonSide }
  examples?: { title: string; text: string }
  /** Those who value, and what is for companies. */
  raters?: Record<'title' | 'text' | 'name' | 'certificate' | 'price', string>
  company?: Record<'title' | 'text' | 'send' | 'sent' | 'failed', string>
  /** What the register is visited for, with all that it costs. */
  fees?: Record<'title' | 'text' | 'reason' | 'fee' | 'total', string>
  /** A report that was made up to show what one is like. */
  report?: Record<ReportMessage, string>
  questions: { ask: string; answer: string }[]
}

/** What a check looks at. */
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
