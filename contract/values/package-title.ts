/** A package of a service; one that repeats the name of its service stands alone: "3D tour, per m²", "SUPER VIP for 5 days". */
export function toPackageTitle(service: string, name: string): string {
  const [firstWord = ''] = service.split(/[\s-]/)
  return name.includes(firstWord) ? name : `${service}, ${name}`
}
