/** Combines the names of service and package. A package name that repeats the service's name stands alone. */
export function toPackageTitle(service: string, name: string): string {
  const [firstWord = ''] = service.split(/[\s-]/)
  return name.includes(firstWord) ? name : `${service}, ${name}`
}
