// Printed from schema/rest.openapi.json by gateway/codegen. Do not edit.
export const areas = ["auth","lists","users","customers","dealers","share","audit","content","files","exports","imports","campaigns","consent","reports"] as const;
