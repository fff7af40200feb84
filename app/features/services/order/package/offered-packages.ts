import type { ServicePackage } from '~/upstream/services.server'
import type { ServiceDefinition } from '../../definition'
import type { OrderParams } from '../urls'

/** Returns all packages until the type of property is chosen. */
export function listPackagesFor(
  sold: readonly ServicePackage[],
  propertyType: string | undefined,
): ServicePackage[] {
  return sold.filter(
    ({ propertyTypes }) => !propertyTypes || !propertyType || propertyTypes.includes(propertyType),
  )
}

/** Clears a package that is sold for another type of property. */
export function withoutForeignPackage(
  params: OrderParams,
  { sold, packages }: Record<'sold' | 'packages', readonly ServicePackage[]>,
): OrderParams {
  const isRequested = ({ id }: ServicePackage) => String(id) === params.package
  return sold.some(isRequested) && !packages.some(isRequested) ? { ...params, package: undefined } : params
}

/** Removes the package step if only one package is sold. */
export function withoutSinglePackageStep(
  definition: ServiceDefinition,
  packages: readonly ServicePackage[],
): ServiceDefinition {
  if (packages.length !== 1) return definition
  const steps = definition.steps.filter(({ parts }) => parts.some(({ kind }) => kind !== 'packages'))
  return { ...definition, steps }
}
