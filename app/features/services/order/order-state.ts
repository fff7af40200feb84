import type { FormDraft } from '~/forms/draft.server'
import type { PhoneProofState } from '~/forms/phone-proof'
import type { User } from '~/upstream/accounts.server'
import type { Rater } from '~/upstream/appraisals.server'
import type { OwnStatement } from '~/upstream/own-statements.server'
import type { PublicRegistry } from '~/upstream/public-registry.server'
import type { ServicePackage } from '~/upstream/services.server'
import type { ServiceDefinition } from '../definition'
import type { PriceLine } from './order-price'
import type { FieldValues } from './order-values'
import type { StatementAreaError } from './statement-area'
import type { OrderParams } from './urls'

export interface ServiceOrderState {
  /** Without steps in which there is nothing to choose. */
  definition: ServiceDefinition
  path: string
  params: OrderParams
  draft: FormDraft
  /** What was typed so far and is valid. */
  values: FieldValues
  /** Of a service that asks for a phone number. */
  phoneProof: PhoneProofState | undefined
  user: User | undefined
  packages: ServicePackage[]
  package: ServicePackage | undefined
  isPackageUnknown: boolean
  /** The chosen statements that are available. */
  statements: OwnStatement[]
  /** The statement whose place the order takes, of a service that asks for a place. */
  subject: OwnStatement | undefined
  /** Some chosen statements are not the visitor's or not on the market. */
  areStatementsMissing: boolean
  /** Why the chosen statement has no price by the square metre. */
  areaError: StatementAreaError | undefined
  raters: Rater[]
  registry: PublicRegistry | undefined
  /** Names of the cities that a visit can be ordered for, in the visitor's language. */
  cities: string[]
  priceLines: PriceLine[]
  /** In tetri; undefined until known. */
  total: number | undefined
  /** The first incomplete step, or the payment step. */
  firstIncompleteStep: number
}
