import type { StatementDraftData } from '../loader.server'

export interface StepProps {
  data: StatementDraftData
  /** URL that the step's form is sent to. */
  action: string
}
