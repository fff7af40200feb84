/** The words of a landing, as every service has them. */
export interface LandingWords {
  title: string
  lead: string
  /** What the drawing shows. */
  picture: string
  why: { title: string; text: string }[]
  steps: { title: string; text: string }[]
  /** Of what the service gives, side by side with what it does not. */
  versus?: { title: string; text: string; good: Side; bad: Side }
  examples?: { title: string; text: string }
  questions: { ask: string; answer: string }[]
}

interface Side {
  title: string
  text: string
}
