import type { FormDraft } from '~/forms/draft.server'
import type { PhoneProofState } from '~/forms/phone-proof'
import type { User } from '~/upstream/accounts.server'
import type { Rater } from '~/upstream/appraisals.server'
import type { OwnStatement } from '~/upstream/own-statements.server'
import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { ServicePackage } from '~/upstream/services.server'
import type { ServiceDefinition } from '../definition'
import type { FieldValues } from './fields/order-values'
import type { PriceLine } from './package/order-price'
import type { StatementAreaError } from './subject/statement-area'
import type { OrderParams } from './urls'

export interface ServiceOrderState {
  /** Definition without steps that have only one choice. */
  definition: ServiceDefinition
  path: string
  params: OrderParams
  draft: FormDraft
  /** Typed values that are valid. */
  values: FieldValues
  /** State of the phone proof, for a service with a phone number. */
  phoneProof: PhoneProofState | undefined
  user: User | undefined
  packages: ServicePackage[]
  package: ServicePackage | undefined
  isPackageUnknown: boolean
  /** Chosen statements that are available. */
  statements: OwnStatement[]
  /** Statement whose place the order uses, for a service with a place. */
  subject: OwnStatement | undefined
  /** True if some chosen statements are not the visitor's or not published. */
  areStatementsMissing: boolean
  /** Reason why the chosen statement has no price by the square metre. */
  areaError: StatementAreaError | undefined
  raters: Rater[]
  registry: PublicRegistry | undefined
  /** Names of the cities that a visit can be ordered for, in the visitor's language. */
  cities: string[]
  priceLines: PriceLine[]
  /** Total in tetri; undefined until known. */
  total: number | undefined
  /** First incomplete step, or the payment step. */
  firstIncompleteStep: number
}
