/** A package of a service; one that repeats the name of its service stands alone: "3D tour, per m²", "VIP+ for 5 days". */
export function toPackageTitle(service: string, name: string): string {
  const [firstWord = ''] = service.split(/[\s-]/)
  return name.startsWith(firstWord) ? name : `${service}, ${name}`
}
