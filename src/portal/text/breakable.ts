/** The parts of an address or account, between which a narrow line may break. */
export const breakable = (address: string): string[] => address.split(/(?<=[@./_-])(?=[^@./_-])/);
