// The types of the resolvers as the code generator writes them, but with `unknown` where it leaves `any`: this project has none.
import { plugin as typescriptResolvers } from '@graphql-codegen/typescript-resolvers';

/** `any` as a type argument or as what an array holds; the descriptions of the schema keep their words. */
const ANY = /(?<=<|, )any(?=[,>])|\bany(?=\[\])/g;

export const plugin: typeof typescriptResolvers = async (...given) => {
  const written = await typescriptResolvers(...given);
  return { ...written, content: written.content.replaceAll(ANY, 'unknown') };
};
